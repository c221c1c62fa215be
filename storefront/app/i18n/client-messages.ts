import type { Language } from '~/lib/languages';
import { always as en } from './en/always';
import { always as id } from './id/always';
import type { Texts } from './texts';

export const clientMessages: Record<Language, Texts<typeof en>> = { en, id };
