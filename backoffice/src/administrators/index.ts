import { lazy } from 'react';

export const AdministratorList = lazy(() => import('./AdministratorList'));
export const AdministratorCreate = lazy(() => import('./AdministratorCreate'));
