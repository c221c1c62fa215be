import { Link } from '@mui/material';
import {
  AutocompleteInput,
  Form,
  LinkBase,
  ReferenceInput,
  useCreatePath,
  useGetList,
  useNotify,
  useRecordContext,
  useUpdate,
} from 'react-admin';
import type { CertificateResponse, DocumentResponse, ProductResponse } from 'api/schema';
import { byText } from '../components/form/byText';
import { PAPERS } from '../i18n/documents';
import { LAYOUT } from '../i18n/texts';
import { TitledCard } from '../layout/TitledCard';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { PATHS } from '../paths';

type Paper = DocumentResponse | CertificateResponse;

const nameOf = (paper: Paper) => ('title' in paper ? paper.title : `${paper.kind} ${paper.number}`);

export default function ProductPapers() {
  const product = useRecordContext<ProductResponse>();
  if (!product) return null;
  return (
    <TitledCard title={PAPERS.title} hint={PAPERS.hint}>
      <Papers resource="dokumen" title={LAYOUT.documents} path={PATHS.documents} product={product.id} />
      <Papers
        resource="sertifikat"
        title={LAYOUT.certificates}
        path={PATHS.certificates}
        product={product.id}
      />
    </TitledCard>
  );
}

interface PapersProps {
  resource: keyof typeof PAPERS.attach;
  title: string;
  path: string;
  product: number;
}

function Papers({ resource, title, path, product }: PapersProps) {
  const { data = [], refetch } = useGetList<Paper>(resource, {
    filter: { product_id: product },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  });
  const createPath = useCreatePath();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [update] = useUpdate<Paper>();

  function attach(paper: Paper | undefined) {
    if (!paper || paper.product_ids.includes(product)) return;
    const data = { ...paper, product_ids: [...paper.product_ids, product] };
    void update(
      resource,
      { id: paper.id, data, previousData: paper },
      {
        onSuccess: () => {
          notify(PAPERS.attached(nameOf(paper)), { type: 'success' });
          void refetch();
        },
        onError: (error) => notifyFailure(error, PAPERS.notAttached, { preferServerMessage: true }),
      },
    );
  }
  return (
    <div>
      <Link component={LinkBase} to={path}>
        {title}
      </Link>
      <ul>
        {data.map((paper) => (
          <li key={paper.id}>
            <Link component={LinkBase} to={createPath({ resource, type: 'edit', id: paper.id })}>
              {nameOf(paper)}
            </Link>
          </li>
        ))}
      </ul>
      {/* Empty again once one was added. */}
      <Form key={data.length}>
        <ReferenceInput source="paper" reference={resource}>
          <AutocompleteInput
            label={PAPERS.attach[resource]}
            optionText={nameOf}
            filterToQuery={byText}
            helperText={false}
            onChange={(_, paper) => attach(paper as Paper | undefined)}
          />
        </ReferenceInput>
      </Form>
    </div>
  );
}
