import { type ComponentType, lazy } from 'react';

/** A part that a form can do without: it is left out, with the form standing, when its code does not arrive. */
export const hintPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (_: Props) => null })));
