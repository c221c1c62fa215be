import { TextInput } from 'react-admin';
import { CodeInput } from '../components/CodeInput';
import { DayInput } from '../components/DayInput';
import { DecimalInput } from '../components/DecimalInput';
import { LocalizedTextInput } from '../components/LocalizedTextInput';
import { Section } from '../components/form/Section';
import { WORDS } from '../i18n/codes';
import { INCOTERMS, TRADE } from '../i18n/products';

export default function TradeInputs() {
  return (
    <>
      <Section title={TRADE.domestic}>
        <CodeInput source="price_unit" words={WORDS.price_unit} />
        <DecimalInput source="pack_net_kg" unit="kg" />
      </Section>
      <Section title={TRADE.export}>
        <DecimalInput source="export_price" />
        <TextInput source="export_currency" placeholder="USD" />
        <CodeInput source="export_unit" words={WORDS.export_unit} />
        <CodeInput source="export_incoterm" words={INCOTERMS} />
        <TextInput source="export_place" />
        <DayInput source="export_valid_until" past={TRADE.expired} />
      </Section>
      <Section title={TRADE.order}>
        <DecimalInput source="moq" />
        <CodeInput source="moq_unit" words={WORDS.moq_unit} />
        <LocalizedTextInput source="packing" minRows={2} />
        <DecimalInput source="load_20_kg" unit="kg" />
        <DecimalInput source="load_40_kg" unit="kg" />
      </Section>
      <Section title={TRADE.delivery}>
        <LocalizedTextInput source="origin" />
        <TextInput source="hs_code" placeholder="0901.11" />
        <TextInput source="port" />
        <DecimalInput source="lead_days_min" unit={TRADE.days} />
        <DecimalInput source="lead_days_max" unit={TRADE.days} />
        <DecimalInput source="supply_ton_month" unit="ton" />
        <CodeInput source="availability" words={WORDS.availability} />
        <DayInput source="back_in_stock_on" />
        <LocalizedTextInput source="sample" minRows={2} />
        <LocalizedTextInput source="local_terms" minRows={2} />
      </Section>
    </>
  );
}
