/** What buyers call the papers of a shipment, in English and Indonesian. */
const PAPERS =
  /\b(?:certifi\w+|sertifi\w+|phyto\w*|fito\w*|fumiga\w+|documents?|documentation|dokumen|c\.?o\.?[ao]|msds|sgs|ska|iso|haccp|halal|kosher)\b/i;

/** Whether a search asks for papers, not for goods alone. */
export const asksForPapers = (q: string) => PAPERS.test(q);
