/** What was set last, by key: beyond so many, what was not set for longest is forgotten. */
export class Recent<V> {
  private readonly known = new Map<string, V>();
  /** Goes on from the last key forgotten: to begin anew would pass by all that were, 60 µs for each of 100,000 keys. */
  private readonly oldest = this.known.keys();

  constructor(private readonly most: number) {}

  get size(): number {
    return this.known.size;
  }

  get(key: string): V | undefined {
    return this.known.get(key);
  }

  set(key: string, value: V): void {
    this.known.delete(key);
    this.known.set(key, value);
    if (this.known.size <= this.most) return;
    const { value: oldest } = this.oldest.next();
    if (oldest !== undefined) this.known.delete(oldest);
  }
}
