/** What a list says of its search. */
export interface OfSearch {
  /** What one without rows may have meant. */
  meant?: string;
  /** The order that it brings, as a request says it. */
  sort?: string;
}

/** One page of a list, as `range` asked for it, and how many rows there are in all. */
export class Page<T> {
  constructor(
    readonly rows: T[],
    readonly first: number,
    readonly total: number,
    readonly ofSearch: OfSearch = {},
  ) {}

  map<U>(to: (row: T) => U): Page<U> {
    return new Page(this.rows.map(to), this.first, this.total, this.ofSearch);
  }

  /** The value of `Content-Range`, such as `product 0-24/319`. */
  contentRange(unit: string): string {
    if (this.rows.length === 0) return `${unit} */${this.total}`;
    return `${unit} ${this.first}-${this.first + this.rows.length - 1}/${this.total}`;
  }
}
