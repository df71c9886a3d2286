// LD_PRELOAD library that delays each fsync and fdatasync by 1 ms.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>

static int slower(const char *name, int file) {
  static const struct timespec millisecond = {0, 1000000};
  int (*sync)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  int result = sync(file);
  nanosleep(&millisecond, 0);
  return result;
}

int fsync(int file) { return slower("fsync", file); }
int fdatasync(int file) { return slower("fdatasync", file); }
