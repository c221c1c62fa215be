import { lazy } from 'react';

export const HistoryList = lazy(() => import('./HistoryList'));
