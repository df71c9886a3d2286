/** Joins chunks in a buffer that doubles its size. In a list, each small chunk would take about 300 bytes. */
export class ByteCollector {
  byteLength = 0;
  /** The first chunk, if it is alone and no part of a larger buffer. It needs no copy. */
  #onlyChunk: Buffer | undefined;
  #buffer: Buffer<ArrayBuffer> | undefined;

  add(chunk: Buffer): void {
    const first = this.#onlyChunk;
    if (this.byteLength === 0 && chunk.byteLength === chunk.buffer.byteLength) {
      this.#onlyChunk = chunk;
      this.byteLength = chunk.byteLength;
      return;
    }
    if (first) {
      this.#onlyChunk = undefined;
      this.byteLength = 0;
      this.#append(first);
    }
    this.#append(chunk);
  }

  bytes(): Buffer {
    return this.#onlyChunk ?? this.#buffer?.subarray(0, this.byteLength) ?? Buffer.alloc(0);
  }

  /** Frees the memory without garbage collection. The bytes must not be in use. */
  clear(): void {
    this.#buffer?.buffer.transfer(0);
    this.#buffer = undefined;
    this.#onlyChunk = undefined;
    this.byteLength = 0;
  }

  #append(chunk: Buffer): void {
    const nextLength = this.byteLength + chunk.byteLength;
    if (nextLength > (this.#buffer?.byteLength ?? 0)) {
      const capacity = this.#buffer ? Math.max(nextLength, 2 * this.byteLength) : nextLength;
      // transfer() frees the smaller buffer without garbage collection. A buffer of Node's pool would keep 64 KiB in memory.
      const bytes = this.#buffer?.buffer.transfer(capacity) ?? new ArrayBuffer(capacity);
      this.#buffer = Buffer.from(bytes);
    }
    this.#buffer?.set(chunk, this.byteLength);
    this.byteLength = nextLength;
  }
}
