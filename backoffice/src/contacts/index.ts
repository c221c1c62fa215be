import { lazy } from 'react';

export const ContactPage = lazy(() => import('./ContactPage'));
export const ContactCreate = lazy(() => import('./ContactCreate'));
export const ContactEdit = lazy(() => import('./ContactEdit'));
