const noBytes: Buffer = Buffer.alloc(0);

/** Joins chunks in a buffer that doubles its size. In a list, each small chunk would take about 300 bytes. */
export class ByteCollector {
  byteLength = 0;
  #buffer = noBytes;

  add(chunk: Buffer): void {
    const nextLength = this.byteLength + chunk.byteLength;
    if (this.byteLength === 0) this.#buffer = chunk;
    else {
      if (nextLength > this.#buffer.byteLength) {
        // A buffer of the pool would keep 64 KiB in memory.
        const larger = Buffer.allocUnsafeSlow(Math.max(nextLength, 2 * this.byteLength));
        this.#buffer.copy(larger, 0, 0, this.byteLength);
        this.#buffer = larger;
      }
      chunk.copy(this.#buffer, this.byteLength);
    }
    this.byteLength = nextLength;
  }

  bytes(): Buffer {
    return this.#buffer.subarray(0, this.byteLength);
  }
}
