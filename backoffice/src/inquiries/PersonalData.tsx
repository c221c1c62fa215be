import { useDataProvider } from 'react-admin';
import type { InquiryResponse } from 'api/schema';
import type { dataProvider } from '../api/dataProvider';
import { saveFile } from '../api/httpClient';
import { ActionButton } from '../components/record/ActionButton';
import { INQUIRY } from '../i18n/inquiries';

export function PersonalData({ inquiry: { id, code } }: { inquiry: InquiryResponse }) {
  const provider = useDataProvider<typeof dataProvider>();

  async function handleDownload() {
    const data = await provider.inquiryData(id);
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), `${code}.json`);
  }
  async function handleAnonymise() {
    await provider.anonymiseInquiry(id);
    return INQUIRY.anonymised;
  }
  return (
    <div>
      <ActionButton
        label={INQUIRY.download}
        action={handleDownload}
        failure={INQUIRY.notDownloaded}
        keepsData
      />
      <ActionButton
        label={INQUIRY.anonymise}
        color="error"
        confirmation={{ title: INQUIRY.anonymiseTitle, content: INQUIRY.anonymiseHint }}
        action={handleAnonymise}
        failure={INQUIRY.notAnonymised}
      />
    </div>
  );
}
