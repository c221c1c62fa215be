import { type ReactNode, useEffect, useRef } from 'react';
import { AwaitContact } from '~/components/ui/AwaitContact';
import { Icon } from '~/components/ui/Icon';
import { chatAddress, useInquiry } from '~/components/ui/use-inquiry';
import { useLanguage, useRootData } from '~/components/ui/use-root-data';
import { clientMessages } from '~/i18n/client-messages';
import type { ContactChannels } from '~/lib/root-data.server';
import styles from './ChatButton.module.css';

export function ChatButton() {
  const { chat } = useRootData().texts;
  const { loading } = clientMessages[useLanguage()];
  return (
    <aside className={styles.place} aria-label={chat.region}>
      <AwaitContact
        loading={<Notice>{loading}</Notice>}
        failed={({ notice }) => notice && <Notice>{notice}</Notice>}
      >
        {({ whatsapp }) => whatsapp && <FloatingLink whatsapp={whatsapp} label={chat.label} />}
      </AwaitContact>
    </aside>
  );
}

interface FloatingLinkProps {
  whatsapp: NonNullable<ContactChannels['whatsapp']>;
  label: string;
}

/** On a narrow screen it floats only where it covers no control, and otherwise lies at the page's end. */
function FloatingLink({ whatsapp, label }: FloatingLinkProps) {
  const button = useRef<HTMLAnchorElement>(null);
  const written = useInquiry();

  useEffect(() => {
    const gone = new AbortController();
    const place = () => {
      button.current?.toggleAttribute('data-floats', true);
      button.current?.toggleAttribute('data-floats', coversNothing(button.current));
    };
    // Captured, as neither the scrolling of a row of cards nor the opening of a menu bubbles.
    for (const event of ['scroll', 'resize', 'toggle'])
      window.addEventListener(event, place, { capture: true, signal: gone.signal });
    const resized = new ResizeObserver(place);
    resized.observe(document.body);
    return () => {
      resized.disconnect();
      gone.abort();
    };
  }, []);

  return (
    <a
      ref={button}
      className={`round ${styles.button}`}
      href={chatAddress(whatsapp, written)}
      target="_blank"
      rel="noopener"
      aria-label={label}
    >
      <Icon name="whatsapp" />
    </a>
  );
}

/** `li > article`: the link of a card covers all of it, which its own box does not show. */
const PRESSABLE = 'a, button, input, select, textarea, label, summary, [tabindex="0"], li > article';

const CLEARANCE_PX = 4;

function coversNothing(button: HTMLElement): boolean {
  const own = button.getBoundingClientRect();
  return [...document.querySelectorAll(PRESSABLE)].every((control) => {
    const { width, left, right, top, bottom } = control.getBoundingClientRect();
    const across = Math.max(left - own.right, own.left - right);
    const along = Math.max(top - own.bottom, own.top - bottom);
    return control === button || !width || Math.max(across, along) > CLEARANCE_PX;
  });
}

function Notice({ children }: { children: ReactNode }) {
  return <p className={`note ${styles.notice}`}>{children}</p>;
}
