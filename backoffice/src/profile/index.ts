import { lazy } from 'react';

export const ProfilePage = lazy(() => import('./ProfilePage'));
export const PasswordPage = lazy(() => import('./PasswordPage'));
export const SecurityPage = lazy(() => import('./SecurityPage'));
