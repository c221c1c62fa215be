import { buttonClass } from '~/components/ui/ButtonLink';
import { Icon } from '~/components/ui/Icon';
import { useLanguage } from '~/components/ui/use-root-data';
import type { Messages } from '~/i18n/messages.server';
import { pathIn } from '~/lib/languages';
import { CONTACT_PROFILE, companyProfilePath } from '~/lib/site-paths';

export function CompanyProfile({ texts }: { texts: Messages['contact']['profile'] }) {
  const { title, text, prices, button } = texts;
  return (
    <section className="block" aria-labelledby={CONTACT_PROFILE}>
      <h2 id={CONTACT_PROFILE}>{title}</h2>
      <p>{text}</p>
      <p>
        <strong>{prices}</strong>
      </p>
      {/* No `download`, which would save an error page as the file: the answer's header says to keep it. */}
      <a
        className={buttonClass('primary')}
        href={pathIn(useLanguage(), companyProfilePath)}
        type="application/pdf"
      >
        <Icon name="download" />
        {button}
      </a>
    </section>
  );
}

export function InquiryChecklist({ texts }: { texts: Messages['contact']['asking'] }) {
  return (
    <section className="block" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
    </section>
  );
}
