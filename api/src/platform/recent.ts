/** What was set last, by key: beyond so many, what was not set for longest is forgotten. */
export class Recent<V> {
  private readonly known = new Map<string, V>();

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
    const [oldest] = this.known.keys();
    if (oldest !== undefined) this.known.delete(oldest);
  }
}
