import { lazy } from 'react';

export const CompanyInfoCreate = lazy(() => import('./CompanyInfoCreate'));
export const CompanyInfoEdit = lazy(() => import('./CompanyInfoEdit'));
