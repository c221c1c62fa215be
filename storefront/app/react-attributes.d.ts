import type { CountBeacon } from 'api/schema';
import 'react';

// Attributes that React 18 passes on unchanged but has no types for, and our own.
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual';
    /** What count.ts counts when the element is shown, and when it is pressed; links to a contact or a file need none. */
    'data-seen'?: CountBeacon['kind'];
    'data-count'?: CountBeacon['kind'];
    'data-product'?: number;
    'data-term'?: string;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }
  interface ImgHTMLAttributes<T> {
    fetchpriority?: 'high' | 'low' | 'auto';
  }
}
