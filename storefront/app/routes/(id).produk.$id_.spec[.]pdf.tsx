import type { LoaderFunctionArgs } from '@remix-run/node';
import { askedProduct } from '~/asked-product.server';
import { shownContact } from '~/pdf/contact.server';
import { answerWithFile } from '~/pdf/file-answer.server';
import { madeOf } from '~/pdf/made-files.server';
import { sheetPicture } from '~/pdf/sheet-picture.server';
import { drawSpecSheet, specSheet } from '~/pdf/spec-sheet.server';
import { productPath } from '~/site-paths';

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const asked = await askedProduct(request, id);
  const sheet = specSheet(asked, await shownContact(asked.language));
  const file = await madeOf(sheet, async () => {
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
