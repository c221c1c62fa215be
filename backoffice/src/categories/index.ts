import { lazy } from 'react';

export const CategoryList = lazy(() => import('./CategoryList'));
export const CategoryCreate = lazy(() => import('./CategoryCreate'));
export const CategoryEdit = lazy(() => import('./CategoryEdit'));
