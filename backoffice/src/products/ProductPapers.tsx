import {
  AutocompleteInput,
  Form,
  RecordRepresentation,
  ReferenceInput,
  ReferenceManyField,
  SingleFieldList,
  useListContext,
  useRecordContext,
  useUpdate,
} from 'react-admin';
import type { CertificateResponse, DocumentResponse, ProductResponse } from 'api/schema';
import { PAPERS } from '../i18n/documents';
import { TitledCard } from '../layout/TitledCard';
import { useNotifyFailure } from '../layout/useNotifyFailure';

type Paper = DocumentResponse | CertificateResponse;

export default function ProductPapers() {
  return (
    <TitledCard title={PAPERS.title} hint={PAPERS.hint}>
      {Object.entries(PAPERS.attach).map(([resource, label]) => (
        <ReferenceManyField key={resource} reference={resource} target="product_id" perPage={100}>
          <SingleFieldList linkType="edit" direction="column">
            <RecordRepresentation />
          </SingleFieldList>
          <PaperPicker label={label} />
        </ReferenceManyField>
      ))}
    </TitledCard>
  );
}

function PaperPicker({ label }: { label: string }) {
  const product = useRecordContext<ProductResponse>();
  const { resource, total, refetch } = useListContext<Paper>();
  const notifyFailure = useNotifyFailure();
  const [update] = useUpdate<Paper>();

  function attach(paper: Paper | undefined) {
    if (!product || !paper || paper.product_ids.includes(product.id)) return;
    const data = { ...paper, product_ids: [...paper.product_ids, product.id] };
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
    // Empty again once one was added.
    <Form key={total}>
      <ReferenceInput source="paper" reference={resource}>
        <AutocompleteInput
          label={label}
          helperText={false}
          onChange={(_, paper) => attach(paper as Paper | undefined)}
        />
      </ReferenceInput>
    </Form>
  );
}
