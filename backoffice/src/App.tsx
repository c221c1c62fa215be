import { CssBaseline } from '@mui/material';
import { CoreAdminUI } from 'ra-core';
import { lazy } from 'react';
import { AdminContext, CustomRoutes, LoadingPage, Notification, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import type { CertificateResponse } from 'api/schema';
import { authProvider } from './api/authProvider';
import { dataProvider } from './api/dataProvider';
import { i18nProvider } from './i18n/i18nProvider';
import { COMPANY } from './i18n/texts';
import { AdminLayout } from './layout/AdminLayout';
import { PATHS } from './paths';
import { darkTheme, lightTheme } from './layout/theme/theme';
import NotFoundPage from './layout/NotFoundPage';
import { queryClient } from './queryClient';
import { routerProvider } from './routerProvider';
import { store } from './store';

const Dashboard = lazy(() => import('./dashboard/Dashboard'));
const ProductList = lazy(() => import('./products/ProductList'));
const ProductCreate = lazy(() => import('./products/ProductCreate'));
const ProductEdit = lazy(() => import('./products/ProductEdit'));
const ProductPictures = lazy(() => import('./products/ProductPictures'));
const ProductSheet = lazy(() => import('./products/ProductSheet'));
const CategoryList = lazy(() => import('./categories/CategoryList'));
const CategoryCreate = lazy(() => import('./categories/CategoryCreate'));
const CategoryEdit = lazy(() => import('./categories/CategoryEdit'));
const ContactPage = lazy(() => import('./contacts/ContactPage'));
const ContactCreate = lazy(() => import('./contacts/ContactCreate'));
const ContactEdit = lazy(() => import('./contacts/ContactEdit'));
const InquiryList = lazy(() => import('./inquiries/InquiryList'));
const InquiryCreate = lazy(() => import('./inquiries/InquiryCreate'));
const InquiryEdit = lazy(() => import('./inquiries/InquiryEdit'));
const CompanyInfoCreate = lazy(() => import('./companyInfo/CompanyInfoCreate'));
const CompanyInfoEdit = lazy(() => import('./companyInfo/CompanyInfoEdit'));
const DocumentList = lazy(() => import('./documents/DocumentList'));
const DocumentForm = lazy(() => import('./documents/DocumentForm'));
const CertificateList = lazy(() => import('./certificates/CertificateList'));
const CertificateForm = lazy(() => import('./certificates/CertificateForm'));
const TrashList = lazy(() => import('./trash/TrashList'));
const HistoryList = lazy(() => import('./history/HistoryList'));
const AdministratorList = lazy(() => import('./administrators/AdministratorList'));
const AdministratorCreate = lazy(() => import('./administrators/AdministratorCreate'));
const ProfilePage = lazy(() => import('./profile/ProfilePage'));
const PasswordPage = lazy(() => import('./profile/PasswordPage'));
const SecurityPage = lazy(() => import('./profile/SecurityPage'));

const certificateName = ({ kind, number }: CertificateResponse) => `${kind} ${number}`;

function BackOffice() {
  return (
    // <Admin> would bring React Admin's English texts, login and layout along.
    <AdminContext
      authProvider={authProvider}
      basename={PATHS.admin}
      darkTheme={darkTheme}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      routerProvider={routerProvider}
      store={store}
      theme={lightTheme}
    >
      <CssBaseline enableColorScheme />
      <CoreAdminUI
        catchAll={NotFoundPage}
        dashboard={Dashboard}
        disableTelemetry
        layout={AdminLayout}
        loading={LoadingPage}
        loginPage={false}
        requireAuth
        title={COMPANY}
      >
        <Resource name="produk" list={ProductList}>
          <Route path="add" element={<ProductCreate />} />
          <Route path="edit/:id" element={<ProductEdit />} />
          <Route path="spreadsheet" element={<ProductSheet />} />
          <Route path="pictures" element={<ProductPictures />} />
          <Route path=":rest/*" element={<NotFoundPage />} />
        </Resource>
        <Resource name="kategori" list={CategoryList}>
          <Route path="add" element={<CategoryCreate />} />
          <Route path="edit/:id" element={<CategoryEdit />} />
          <Route path=":rest/*" element={<NotFoundPage />} />
        </Resource>
        <Resource name="kontak" list={ContactPage}>
          <Route path="add" element={<ContactCreate />} />
          <Route path="edit/:id" element={<ContactEdit />} />
          <Route path=":rest/*" element={<NotFoundPage />} />
        </Resource>
        <Resource name="dashboard">
          <Route path="add" element={<CompanyInfoCreate />} />
          <Route path="edit/:id" element={<CompanyInfoEdit />} />
          <Route path="*" element={<NotFoundPage />} />
        </Resource>
        <Resource name="dokumen" list={DocumentList}>
          <Route path="add" element={<DocumentForm />} />
          <Route path="edit/:id" element={<DocumentForm />} />
          <Route path=":rest/*" element={<NotFoundPage />} />
        </Resource>
        <Resource name="sertifikat" list={CertificateList} recordRepresentation={certificateName}>
          <Route path="add" element={<CertificateForm />} />
          <Route path="edit/:id" element={<CertificateForm />} />
          <Route path=":rest/*" element={<NotFoundPage />} />
        </Resource>
        <Resource name="permintaan" list={InquiryList}>
          <Route path="add" element={<InquiryCreate />} />
          <Route path="edit/:id" element={<InquiryEdit />} />
          <Route path=":rest/*" element={<NotFoundPage />} />
        </Resource>
        <Resource name="sampah" list={TrashList}>
          <Route path=":rest/*" element={<NotFoundPage />} />
        </Resource>
        <Resource name="riwayat" list={HistoryList}>
          <Route path=":rest/*" element={<NotFoundPage />} />
        </Resource>
        <Resource name="administrator" list={AdministratorList}>
          <Route path="add" element={<AdministratorCreate />} />
          <Route path=":rest/*" element={<NotFoundPage />} />
        </Resource>
        <CustomRoutes>
          <Route path="profile" element={<ProfilePage />} />
          <Route path="profile/password" element={<PasswordPage />} />
          <Route path="profile/keamanan" element={<SecurityPage />} />
        </CustomRoutes>
      </CoreAdminUI>
      <Notification />
    </AdminContext>
  );
}

// Only a data router can block a navigation away from unsaved changes.
const router = createBrowserRouter([{ path: `${PATHS.admin}/*`, element: <BackOffice /> }]);

export default function App() {
  // In a transition the old screen would stay until a slow connection has loaded the new one.
  return <RouterProvider router={router} useTransitions={false} />;
}
