import type { CurrentRevision } from './current-revision.service.js';

/** What is read once for each revision of the catalogue. */
export class KeptForRevision<T> {
  private kept: { revision: number; value: Promise<T> } | undefined;

  constructor(
    private readonly revision: CurrentRevision,
    private readonly readNow: () => Promise<T>,
  ) {}

  /** Anew while the revision cannot be known; a failure is kept for nobody. */
  async read(): Promise<T> {
    const revision = await this.revision.ask();
    if (revision === undefined) return this.readNow();
    if (this.kept?.revision === revision) return this.kept.value;
    const kept = { revision, value: this.readNow() };
    this.kept = kept;
    kept.value.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return kept.value;
  }
}
