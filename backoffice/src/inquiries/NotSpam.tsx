import { useUpdate } from 'react-admin';
import type { InquiryResponse } from 'api/schema';
import { ActionButton } from '../components/record/ActionButton';
import { INQUIRY } from '../i18n/inquiries';

export function NotSpam({ inquiry }: { inquiry: InquiryResponse }) {
  const [update] = useUpdate<InquiryResponse>();
  const { id } = inquiry;
  if (inquiry.status !== 'spam') return null;

  async function handleAccept() {
    const data = { status: 'baru' as const, version: inquiry.version };
    await update('permintaan', { id, data, previousData: inquiry }, { returnPromise: true });
    return INQUIRY.isNoSpam;
  }
  return (
    <ActionButton
      label={INQUIRY.notSpam}
      variant="contained"
      leaves="restore"
      action={handleAccept}
      failure={INQUIRY.update}
    />
  );
}
