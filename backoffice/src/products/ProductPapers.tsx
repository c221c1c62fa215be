import {
  AutocompleteInput,
  Form,
  ReferenceInput,
  useGetList,
  useGetRecordRepresentation,
  useRecordContext,
  useUpdate,
} from 'react-admin';
import type { CertificateResponse, DocumentResponse, ProductResponse } from 'api/schema';
import { EditLink } from '../components/record/EditLink';
import { PAPERS } from '../i18n/documents';
import { TitledCard } from '../layout/TitledCard';
import { useNotifyFailure } from '../layout/useNotifyFailure';

type Paper = DocumentResponse | CertificateResponse;

const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' } } as const;

/** What belongs to the company would no longer be the company's. */
const OF_PRODUCTS = { company: false };

export default function ProductPapers() {
  const product = useRecordContext<ProductResponse>();
  if (!product) return null;
  return (
    <TitledCard title={PAPERS.title} hint={PAPERS.hint}>
      <Papers resource="dokumen" product={product.id} />
      <Papers resource="sertifikat" product={product.id} />
    </TitledCard>
  );
}

function Papers({ resource, product }: { resource: keyof typeof PAPERS.attach; product: number }) {
  const { data = [], refetch } = useGetList<Paper>(resource, { ...ALL, filter: { product_id: product } });
  const nameOf = useGetRecordRepresentation(resource);
  const notifyFailure = useNotifyFailure();
  const [update] = useUpdate<Paper>();

  function attach(paper: Paper | undefined) {
    if (!paper || paper.product_ids.includes(product)) return;
    const data = { ...paper, product_ids: [...paper.product_ids, product] };
    void update(
      resource,
      { id: paper.id, data, previousData: paper },
      {
        onSuccess: () => void refetch(),
        onError: (error) => notifyFailure(error, PAPERS.notAttached, { preferServerMessage: true }),
      },
    );
  }
  return (
    <div>
      {data.map((paper) => (
        <EditLink key={paper.id} resource={resource} id={paper.id} label={nameOf(paper) as string} />
      ))}
      {/* Empty again once one was added. */}
      <Form key={data.length}>
        <ReferenceInput source="paper" reference={resource} filter={OF_PRODUCTS}>
          <AutocompleteInput
            label={PAPERS.attach[resource]}
            onChange={(_, paper) => attach(paper as Paper | undefined)}
          />
        </ReferenceInput>
      </Form>
    </div>
  );
}
