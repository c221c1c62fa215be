import { contactLink, type LinkField, numberDoubt, refusedLink } from 'api/contact-link';
import { NUMBER_DOUBTS } from '../i18n/contactTexts';
import { UnderstoodInput } from './UnderstoodInput';

/** A number, the name of an account or a link. */
export function ContactLinkInput({ source, hint }: { source: LinkField; hint: string }) {
  return (
    <UnderstoodInput
      source={source}
      hint={hint}
      read={(typed) => contactLink(source, typed)}
      refused={(label) => refusedLink(label, source)}
      href={(link) => link}
      doubt={(link) => {
        const doubt = numberDoubt(link);
        return doubt && NUMBER_DOUBTS[doubt];
      }}
    />
  );
}
