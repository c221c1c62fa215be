/** One page of a list, as `range` asked for it, and how many rows there are in all. */
export class Page<T> {
  constructor(
    readonly rows: T[],
    readonly first: number,
    readonly total: number,
    readonly searchUsed?: string,
  ) {}

  map<U>(to: (row: T) => U): Page<U> {
    return new Page(this.rows.map(to), this.first, this.total, this.searchUsed);
  }

  /** The value of `Content-Range`, such as `product 0-24/319`. */
  contentRange(unit: string): string {
    if (this.rows.length === 0) return `${unit} */${this.total}`;
    return `${unit} ${this.first}-${this.first + this.rows.length - 1}/${this.total}`;
  }
}
