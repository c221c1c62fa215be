import type { NextFunction, Request, Response } from 'express';

const TEXTS = {
  en: {
    title: 'Your inquiry was not sent',
    hint: 'Nothing you typed is lost: send it once more, or write to us by WhatsApp or e-mail.',
    again: 'Send once more',
    contact: 'Contact Us',
    labels: {
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      company: 'Company',
      country: 'Country',
      port: 'Port of destination',
      message: 'Message',
    },
  },
  id: {
    title: 'Permintaan Anda belum terkirim',
    hint: 'Yang sudah Anda ketik tidak hilang: kirim sekali lagi, atau hubungi kami lewat WhatsApp atau email.',
    again: 'Kirim sekali lagi',
    contact: 'Hubungi Kami',
    labels: {
      name: 'Nama',
      email: 'Email',
      phone: 'Telepon',
      company: 'Perusahaan',
      country: 'Negara',
      port: 'Pelabuhan tujuan',
      message: 'Pesan',
    },
  },
};

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface Answer {
  success: boolean;
  message: string;
  data: { code: string } | null;
}

/** A form is led on to a page; a browser gets one for a refusal, too. */
export function answerForms(request: Request, response: Response, next: NextFunction): void {
  if (!request.is('application/x-www-form-urlencoded')) return next();
  const typed = (request.body ?? {}) as Record<string, unknown>;
  const language = typed.language === 'id' ? 'id' : 'en';
  const prefix = language === 'id' ? '/id' : '';
  const answer = response.json.bind(response);
  response.json = (body: Answer) => {
    const { success, message, data } = body;
    if (success && data) {
      response.redirect(303, `${prefix}/inquiry/sent?code=${encodeURIComponent(data.code)}`);
      return response;
    }
    if (request.accepts(['json', 'html']) !== 'html') return answer(body);
    response.setHeader('Content-Security-Policy', POLICY);
    return response.type('html').send(refusalPage(language, prefix, message, typed));
  };
  next();
}

function refusalPage(language: 'en' | 'id', prefix: string, message: string, typed: object): string {
  const { title, hint, again, contact, labels } = TEXTS[language];
  const fields = Object.entries(typed).map(([name, value]) => {
    const label = new Map(Object.entries(labels)).get(name);
    const text = escaped(typeof value === 'string' ? value : JSON.stringify(value));
    return label === undefined
      ? `<input type="hidden" name="${escaped(name)}" value="${text}">`
      : `<p><label>${label}<br><textarea name="${name}" rows="2" cols="40">${text}</textarea></label></p>`;
  });
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:1rem/1.5 system-ui;max-width:34rem;margin:2rem auto;padding:0 1rem}</style>
<h1>${title}</h1><p lang="id">${escaped(message)}</p><p>${hint}</p>
<form method="post" action="/api/inquiry">${fields.join('')}<button>${again}</button></form>
<p><a href="${prefix}/contact-us">${contact}</a></p></html>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
