import type { Papers } from '~/lib/api/papers.server';
import { messagesIn } from '~/i18n/messages.server';
import type { Language } from '~/lib/languages';
import { localizedText, type LocalizedText } from '~/lib/localized-text.server';

export interface ShownPaper {
  name: LocalizedText;
  details: string;
  scope?: LocalizedText;
  file?: string;
}

/** Certificates, and then documents; undefined when there are none. */
export function papersView(language: Language, { documents, certificates }: Papers) {
  const { papers: texts, trade } = messagesIn(language);
  const papers = [
    ...certificates.map(({ kind, number, issuer, scope, scope_en, expires_at, document_id }): ShownPaper => {
      const until = expires_at && trade.validUntil(expires_at);
      return {
        name: { text: `${kind} ${number}` },
        details: [issuer, until].filter(Boolean).join(', '),
        scope: localizedText(language, { en: scope_en, id: scope }),
        ...(document_id && { file: `/api/document/${document_id}/file` }),
      };
    }),
    ...documents.map(({ title, title_en, language: written, size, file }): ShownPaper => ({
      name: localizedText(language, { en: title_en, id: title }),
      details: `PDF, ${texts.size(size)}, ${texts.languages[written]}`,
      file,
    })),
  ];
  return papers.length > 0 ? { heading: texts.heading, papers } : undefined;
}
