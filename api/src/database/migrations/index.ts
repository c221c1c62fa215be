import { Initial1767225600000 } from './1767225600000-initial.js';
import { CleanNames1796083200000 } from './1796083200000-clean-names.js';
import { ProductPictures1796169600000 } from './1796169600000-product-pictures.js';
import { Documents1796173200000 } from './1796173200000-documents.js';
import { Inquiries1798675200000 } from './1798675200000-inquiries.js';
import { MailOutbox1798761600000 } from './1798761600000-mail-outbox.js';
import { DailyCounts1798848000000 } from './1798848000000-daily-counts.js';
import { InquiryOrder1798934400000 } from './1798934400000-inquiry-order.js';

/** In the order of their times. None is changed once it has been released. */
export const MIGRATIONS = [
  Initial1767225600000,
  CleanNames1796083200000,
  ProductPictures1796169600000,
  Documents1796173200000,
  Inquiries1798675200000,
  MailOutbox1798761600000,
  DailyCounts1798848000000,
  InquiryOrder1798934400000,
];
