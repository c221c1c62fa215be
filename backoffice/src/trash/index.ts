import { lazy } from 'react';

export const TrashList = lazy(() => import('./TrashList'));
