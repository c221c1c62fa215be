import { REQUESTS } from 'api/contract';
import type { components } from 'api/schema';
import { messagesIn } from '~/i18n/messages.server';
import { env } from '~/env.server';
import { read } from './api/client.server';
import { withFallback } from './api/failure-report.server';
import { isId, loadListedProducts } from './api/products.server';
import { MAX_INQUIRY_ITEMS, newItem } from './inquiry-list';
import { composeMessage, encodeInquiry } from './inquiry-message';
import { type Language, pathIn } from './languages';
import { type LocalizedText, productTexts } from './localized-text.server';
import { sentPath } from './site-paths';

const RULES = REQUESTS.InquiryRequest;

const INCOTERMS = [
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
] as const satisfies readonly components['schemas']['InquiryRequest']['incoterm'][];

/** In their order, beside what browsers fill in by themselves. */
const FIELDS = [
  { name: 'name', autoComplete: 'name', required: true },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
  { name: 'company', autoComplete: 'organization' },
  { name: 'country', autoComplete: 'country-name' },
  { name: 'port' },
  { name: 'incoterm', options: ['', ...INCOTERMS] },
  // What is pasted must not be cut: the answer says how long it may be.
  { name: 'message', rows: 5, required: true, maxLength: undefined },
] as const;

export interface InquiryProduct {
  id: number;
  name: LocalizedText;
  isSoldOut: boolean;
}

/** `/inquiry?add=9,10`; what the catalogue does not have is left out. Never rejects. */
async function addedProducts(language: Language, { searchParams }: URL): Promise<InquiryProduct[]> {
  const asked = searchParams.getAll('add').flatMap((ids) => ids.split(','));
  const ids = [...new Set(asked.filter(isId).map(Number))].slice(0, MAX_INQUIRY_ITEMS);
  const products = await withFallback([], 'Gagal memuat produk', loadListedProducts(ids));
  return products.map((product) => ({
    id: product.id,
    name: productTexts(language, product).name,
    isSoldOut: product.availability === 'sold_out',
  }));
}

/** Without one the inquiry is stored all the same, as suspicious. */
async function inquiryToken(): Promise<string> {
  const { token } = await withFallback(
    { token: '' },
    'Gagal memulai permintaan',
    read('/api/inquiry/token', {}, 'never'),
  );
  return token;
}

export async function loadInquiryForm(language: Language, request: Request) {
  const texts = messagesIn(language).asking;
  const errors: Record<string, string | undefined> = texts.errors;
  const [products, token] = await Promise.all([
    addedProducts(language, new URL(request.url)),
    inquiryToken(),
  ]);
  const site = env.PUBLIC_URL + pathIn(language, '');
  const asked = products.map((product) => ({ ...newItem(product.id), ...product }));
  return {
    products,
    site,
    inquiry: encodeInquiry(texts.message.subject, composeMessage(texts, site, asked, '')),
    sent: `${pathIn(language, sentPath)}?code=`,
    hidden: { token, language, source: sourceOf(request) },
    fields: FIELDS.map((field) => ({
      ...RULES[field.name],
      ...field,
      label: texts.form[field.name],
      error: errors[field.name],
    })),
    rowFields: [
      { ...REQUESTS.InquiryItemRequest.quantity, name: 'quantity', label: texts.quantity },
      { name: 'unit', label: texts.unit, options: ['', ...texts.units] },
    ] as const,
  };
}

export type InquiryFormData = Awaited<ReturnType<typeof loadInquiryForm>>;

/** The path of the page that led here. */
function sourceOf({ url, headers }: Request): string {
  const referrer = headers.get('Referer') ?? '';
  if (!URL.canParse(referrer)) return new URL(url).pathname;
  return new URL(referrer).pathname.slice(0, RULES.source.maxLength);
}
