import { CssBaseline } from '@mui/material';
import { CoreAdminUI, type ResourceProps } from 'ra-core';
import { type ComponentType, lazy } from 'react';
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

interface ScreensProps extends Pick<ResourceProps, 'name' | 'list' | 'recordRepresentation' | 'children'> {
  add?: ComponentType;
  edit?: ComponentType;
}

/** A resource, with its forms at the documented addresses. */
function Screens({ add: Add, edit: Edit, children, ...resource }: ScreensProps) {
  return (
    <Resource {...resource}>
      {Add && <Route path="add" element={<Add />} />}
      {Edit && <Route path="edit/:id" element={<Edit />} />}
      {children}
      <Route path={resource.list ? ':rest/*' : '*'} element={<NotFoundPage />} />
    </Resource>
  );
}
/** By its statics React Admin knows a resource. */
Object.assign(Screens, Resource);

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
        <Screens name="produk" list={ProductList} add={ProductCreate} edit={ProductEdit}>
          <Route path="spreadsheet" element={<ProductSheet />} />
          <Route path="pictures" element={<ProductPictures />} />
        </Screens>
        <Screens name="kategori" list={CategoryList} add={CategoryCreate} edit={CategoryEdit} />
        <Screens name="kontak" list={ContactPage} add={ContactCreate} edit={ContactEdit} />
        <Screens name="dashboard" add={CompanyInfoCreate} edit={CompanyInfoEdit} />
        <Screens name="dokumen" list={DocumentList} add={DocumentForm} edit={DocumentForm} />
        <Screens
          name="sertifikat"
          list={CertificateList}
          add={CertificateForm}
          edit={CertificateForm}
          recordRepresentation={certificateName}
        />
        <Screens name="permintaan" list={InquiryList} add={InquiryCreate} edit={InquiryEdit} />
        <Screens name="sampah" list={TrashList} />
        <Screens name="riwayat" list={HistoryList} />
        <Screens name="administrator" list={AdministratorList} add={AdministratorCreate} />
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
