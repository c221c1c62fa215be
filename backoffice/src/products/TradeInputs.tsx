import { amountIn, unitOf } from 'api/amount-units';
import { isPast } from 'api/today';
import { useEffect, useRef } from 'react';
import { FieldTitle, SelectInput, TextInput, useInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { REQUESTS } from '../api/contract';
import { TranslatedInput } from '../form/TranslatedInput';
import { WORDS } from '../i18n/codes';
import { INCOTERMS, TRADE } from '../i18n/tradeTexts';
import { AmountField } from './AmountField';
import { Section } from './Section';
import { usePriceWarning } from './usePriceWarning';
import { leftAmount, unclearAmount, unclearWhole } from './unclearAmount';
import { wordedAmount } from './wordedAmount';

const { packing, origin, sample } = REQUESTS.CreateProductRequest;

/** What a buyer asks before an order: all of it optional, and all of its rules the server's. */
export default function TradeInputs() {
  useAgreement();
  return (
    <>
      <Section title={TRADE.domestic}>
        <CodeInput source="price_unit" words={WORDS.price_unit} />
        <AmountInput source="pack_net_kg" />
      </Section>
      <Section title={TRADE.export}>
        <AmountInput source="export_price" hint={TRADE.decimals} />
        <TextInput source="export_currency" parse={upperCase} helperText={TRADE.currencyHint} />
        <CodeInput source="export_unit" words={WORDS.export_unit} />
        <CodeInput source="export_incoterm" words={INCOTERMS} />
        <TextInput source="export_place" helperText={false} />
        <LastDayInput />
      </Section>
      <Section title={TRADE.order}>
        <AmountInput source="moq" />
        <CodeInput source="moq_unit" words={WORDS.moq_unit} />
        <TranslatedInput source="packing" translation="packing_en" longest={packing.maxLength} minRows={2} />
        <AmountInput source="load_20_kg" whole />
        <AmountInput source="load_40_kg" whole />
      </Section>
      <Section title={TRADE.delivery}>
        <TranslatedInput source="origin" translation="origin_en" longest={origin.maxLength} />
        <TextInput source="hs_code" helperText={TRADE.hsHint} />
        <TextInput source="port" helperText={false} />
        <AmountInput source="lead_days_min" whole />
        <AmountInput source="lead_days_max" whole />
        <AmountInput source="supply_ton_month" />
        <CodeInput source="availability" words={WORDS.availability} />
        <TranslatedInput source="sample" translation="sample_en" longest={sample.maxLength} minRows={2} />
      </Section>
    </>
  );
}

function CodeInput({ source, words }: { source: string; words: Readonly<Record<string, string>> }) {
  const choices = Object.entries(words).map(([id, name]) => ({ id, name }));
  return <SelectInput source={source} choices={choices} helperText={false} />;
}

const asItIs = (value: unknown) => value;
const upperCase = (text: string) => text.toUpperCase();

interface AmountInputProps {
  source: string;
  hint?: string;
  whole?: boolean;
}

function AmountInput({ source, whole = false, ...amount }: AmountInputProps) {
  const unit = unitOf(source);
  const validate = (amount: unknown) => (whole ? unclearWhole : unclearAmount)(amount, unit);
  const input = useInput({ source, validate, format: asItIs, parse: asItIs });
  const { field, fieldState } = input;
  const { setValue } = useFormContext();
  const takeWord = () => {
    const worded = wordedAmount(source, String(field.value ?? ''));
    if (!worded) return;
    field.onChange(worded.amount);
    setValue(worded.field, worded.code, { shouldDirty: true });
  };
  const handleBlur = () => {
    takeWord();
    field.onBlur();
  };
  const far = usePriceWarning(source, input);
  const left = fieldState.isTouched ? (validate(field.value) ?? leftAmount(field.value, unit)) : undefined;
  return (
    <AmountField
      input={{ ...input, field: { ...field, onBlur: handleBlur } }}
      label={<FieldTitle source={source} />}
      warning={far ?? left}
      unit={unit}
      inUnit={(text) => amountIn(unit, text)}
      {...amount}
    />
  );
}

/** Of fields that have to agree, the server blames one, whichever was wrong. */
const AGREEING = [
  ['export_price', 'export_currency', 'export_unit'],
  ['moq', 'moq_unit'],
  ['lead_days_min', 'lead_days_max'],
];

/** What the server said of fields that have to agree goes when one of them changes. */
function useAgreement() {
  const { watch, getFieldState, clearErrors } = useFormContext();
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      const others = AGREEING.find((fields) => fields.some((field) => field === name)) ?? [];
      clearErrors(others.filter((field) => getFieldState(field).error?.type === 'server'));
    });
    return unsubscribe;
  }, [watch, getFieldState, clearErrors]);
}

/** The last day of the export price. */
function LastDayInput() {
  const source = 'export_valid_until';
  const input = useRef<HTMLInputElement>(null);
  const expired = isPast(useWatch<Record<string, string | null | undefined>>({ name: source }));
  // Of half a date the browser tells no value, which would clear the field.
  const isWhole = () => (input.current?.validity.badInput ? TRADE.dayUnclear : undefined);
  return (
    <TextInput
      source={source}
      type="date"
      validate={isWhole}
      helperText={expired ? TRADE.expired : false}
      sx={expired ? { '& .MuiFormHelperText-root': { color: 'warning.main', fontWeight: 600 } } : undefined}
      slotProps={{ htmlInput: { ref: input }, inputLabel: { shrink: true } }}
    />
  );
}
