import { company } from '../company';

export const privacy = {
  title: 'Privacy',
  description: `What ${company.name} does with personal data, under Indonesia’s Law 27 of 2022 and the GDPR.`,
  sections: {
    who: {
      title: 'Who is responsible',
      text: `${company.name}, whose address is at the foot of this page. This page follows Indonesia’s Law 27 of 2022 on Personal Data Protection (UU PDP) and the European GDPR.`,
    },
    inquiries: {
      title: 'When you send an inquiry',
      text: 'We keep your name, e-mail address or phone number, what else you enter, the products, the language, the page you came from and the campaign of your link. We use them to answer you and to prepare a contract (UU PDP Art. 20(2)(b), GDPR Art. 6(1)(b)), and for nothing else. To stop floods of messages we keep a scrambled form of your network address for up to an hour.',
    },
    chat: {
      title: 'When you write by WhatsApp or e-mail',
      text: 'Before the chat opens we note its code and the products, and nothing about you. WhatsApp and your mail provider have privacy terms of their own.',
    },
    period: {
      title: 'How long we keep it',
      text: '24 months after the last change. Then name, company, contacts and messages are removed; products, country, status and dates stay as statistics. Our backups hold it a little longer.',
    },
    others: {
      title: 'Who receives it',
      text: 'Our staff, and the company that runs our server on our behalf. We sell nothing, show no advertising and decide nothing about you by computer alone.',
    },
    visits: {
      title: 'When you only look around',
      text: 'We set no cookie. The list of your inquiry, and what you type into its form, stay in your browser until you send them. We count by day which pages and products are looked at, without any address or identity. The map at the foot of the page comes from OpenStreetMap, which sees your network address when it loads.',
    },
    rights: {
      title: 'Your rights',
      text: 'You may see, correct, receive, restrict or delete what we keep about you, and object to its use. Write to us, with the code of your inquiry if you have it; we answer within three days. You may also complain to the data protection authority where you live.',
    },
  },
  contact: 'How to reach us',
} as const;
