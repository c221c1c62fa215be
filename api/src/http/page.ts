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

  contentRange(unit: string): string {
    if (this.rows.length === 0) return `${unit} */${this.total}`;
    return `${unit} ${this.first}-${this.first + this.rows.length - 1}/${this.total}`;
  }
}
