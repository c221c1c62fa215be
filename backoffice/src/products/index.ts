import { lazy } from 'react';

export const ProductList = lazy(() => import('./ProductList'));
export const ProductCreate = lazy(() => import('./ProductCreate'));
export const ProductEdit = lazy(() => import('./ProductEdit'));
export const ProductSheet = lazy(() => import('./ProductSheet'));
