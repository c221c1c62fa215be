import type { LoaderFunctionArgs } from '@remix-run/node';
import { askedProduct } from '~/lib/catalogue/requested-product.server';
import { contactForDocument } from '~/lib/pdf/contact.server';
import { answerWithFile } from '~/lib/pdf/file-answer.server';
import { memoizeByHash } from '~/lib/pdf/memoize-by-hash.server';
import { sheetPicture } from '~/lib/pdf/sheet-picture.server';
import { drawSpecSheet, specSheet } from '~/lib/pdf/spec-sheet.server';
import { productPath } from '~/lib/site-paths';

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const asked = await askedProduct(request, id);
  const sheet = specSheet(asked, await contactForDocument(asked.language));
  const file = await memoizeByHash(sheet, async () => {
    const { bytes, isFinal } = await sheetPicture(sheet.view.image);
    return { bytes: await drawSpecSheet(sheet, bytes), isWhole: isFinal };
  });
  const { id: number } = asked.product;
  return answerWithFile(request, context, file, {
    name: `${sheet.view.name.text} spec`,
    plainName: `spec-${number}`,
    page: productPath(number),
    disposition: 'inline',
  });
}

/** Never shown: a file is sent in its place, or the page of what was thrown. */
export default function SpecSheet() {
  return null;
}
