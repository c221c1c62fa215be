import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadOr503 } from '~/lib/api/unavailable.server';
import { type Language, requestLanguage } from '~/lib/languages';
import { companyProfile } from '~/lib/pdf/company-profile.server';
import { drawProfile } from '~/lib/pdf/draw-profile.server';
import { answerWithFile } from '~/lib/pdf/file-answer.server';
import { memoizeByHash } from '~/lib/pdf/memoize-by-hash.server';
import { paths } from '~/lib/site-paths';

const NAMES: Record<Language, string> = {
  en: 'ndeso-nusantara-company-profile',
  id: 'ndeso-nusantara-profil-perusahaan',
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const reading = companyProfile(language);
  const profile = await loadOr503(request, reading, 'Gagal memuat profil perusahaan');
  const file = await memoizeByHash(profile, async () => ({
    bytes: await drawProfile(profile),
    isWhole: true,
  }));
  return answerWithFile(request, context, file, {
    name: NAMES[language],
    plainName: NAMES[language],
    page: paths.contact,
    disposition: 'attachment',
  });
}

/** Never shown: a file is sent in its place, or the page of what was thrown. */
export default function CompanyProfilePdf() {
  return null;
}
