import { amountIn, unitOf } from 'api/amount-units';
import { isPack } from 'api/code-words';
import { HS_CODE, isHsCode, oddHsCode } from 'api/hs-code';
import { type DayField, PAST_DAYS } from 'api/past-days';
import { isPast } from 'api/today';
import { type AgreeingFields, agreeingWith, tradeProblems } from 'api/trade-problems';
import { currencyCode } from 'api/written-currency';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { FieldTitle, SelectInput, TextInput, useInput, useLocation, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { REQUESTS } from '../api/contract';
import type { ProductResponse } from '../api/schema';
import { TranslatedInput } from '../form/TranslatedInput';
import { WORDS } from '../i18n/codes';
import { INCOTERMS, TRADE } from '../i18n/tradeTexts';
import { Doubt } from '../record/Doubt';
import { hintPart } from '../record/hintPart';
import { AmountField, MARKED } from './AmountField';
import { Section } from '../form/Section';
import { useAmountDoubt } from './useAmountDoubt';
import { useIsTyped } from './useIsTyped';
import { usePriceWarning } from './usePriceWarning';
import { ON_REQUEST } from './onRequest';
import { leftAmount, thousands, unclearAmount, unclearWhole } from './unclearAmount';
import { wordedAmount } from './wordedAmount';

const ChangedAmount = hintPart(() => import('./ChangedAmount'));
const { packing, origin, sample } = REQUESTS.CreateProductRequest;

/** What is wrong with fields that have to agree is said with all that a form has to say, not once that is put right. */
const agrees = (source: string) => (_: unknown, values: AgreeingFields) => tradeProblems(values)[source];
const isCurrencySaid = agrees('export_currency');
const isCode = (code: unknown) =>
  typeof code !== 'string' || code === '' || isHsCode(code.trim()) ? undefined : HS_CODE;

/** What a buyer asks before an order: all of it optional, and all of its rules the server's. */
export default function TradeInputs() {
  useAgreement();
  const hint = useOfferHint();
  return (
    <>
      <Section title={TRADE.domestic}>
        <CodeInput source="price_unit" words={WORDS.price_unit} hint={usePackHint('price_unit')} />
        <AmountInput source="pack_net_kg" />
      </Section>
      <Section title={TRADE.export}>
        <AmountInput source="export_price" hint={hint} cents />
        <TextInput
          source="export_currency"
          parse={currencyCode}
          validate={isCurrencySaid}
          helperText={TRADE.currencyHint}
        />
        <CodeInput source="export_unit" words={WORDS.export_unit} hint={usePackHint('export_unit')} />
        <CodeInput source="export_incoterm" words={INCOTERMS} hint={useIncotermHint()} />
        <TextInput source="export_place" helperText={TRADE.placeHint} />
        <DayInput source="export_valid_until" />
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
        <HsCodeInput />
        <TextInput source="port" helperText={false} />
        <AmountInput source="lead_days_min" whole />
        <AmountInput source="lead_days_max" whole />
        <AmountInput source="supply_ton_month" />
        <CodeInput source="availability" words={WORDS.availability} />
        <ReturnInput />
        <TranslatedInput source="sample" translation="sample_en" longest={sample.maxLength} minRows={2} />
      </Section>
    </>
  );
}

/** What is to be known of an export price, before its form. */
function useOfferHint(): string {
  const { original } = (useLocation().state ?? {}) as { original?: Pick<ProductResponse, 'export_price'> };
  const price = useWatch<Record<string, unknown>>({ name: 'price' });
  // In a new product null is one that is still to be typed.
  const none = useRecordContext()?.id === undefined ? ON_REQUEST : null;
  if (price === none) return TRADE.shownAnyway;
  return original?.export_price != null ? TRADE.offerLeftOut : TRADE.decimals;
}

function useIncotermHint(): ReactNode {
  const [price, term] = useWatch<Record<string, unknown>>({ name: ['export_price', 'export_incoterm'] });
  return typeof price === 'number' && !term ? <Doubt>{TRADE.noIncoterm}</Doubt> : TRADE.incotermHint;
}

/** A buyer cannot compare a price for packs of which nobody says what they weigh. */
function usePackHint(source: string): ReactNode {
  const [unit, weight] = useWatch<Record<string, unknown>>({ name: [source, 'pack_net_kg'] });
  return isPack(unit) && !weight ? <Doubt>{TRADE.noWeight}</Doubt> : undefined;
}

interface CodeInputProps {
  source: string;
  words: Readonly<Record<string, string>>;
  hint?: ReactNode;
}

function CodeInput({ source, words, hint }: CodeInputProps) {
  const choices = Object.entries(words).map(([id, name]) => ({ id, name }));
  return (
    <SelectInput source={source} choices={choices} validate={agrees(source)} helperText={hint ?? false} />
  );
}

const asItIs = (value: unknown) => value;

interface AmountInputProps {
  source: string;
  hint?: string;
  whole?: boolean;
  /** Whether thousands are rarely meant: a decimal point in '2.500' would have made them. */
  cents?: boolean;
}

function AmountInput({ source, whole = false, cents = false, ...amount }: AmountInputProps) {
  const unit = unitOf(source);
  const unclear = (amount: unknown) => (whole ? unclearWhole : unclearAmount)(amount, unit);
  const validate = (amount: unknown, values: AgreeingFields) =>
    unclear(amount) ?? tradeProblems(values)[source];
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
  const doubt = useAmountDoubt(source, field.value);
  const left = fieldState.isTouched
    ? (unclear(field.value) ?? leftAmount(field.value, unit) ?? (cents ? thousands(field.value) : undefined))
    : undefined;
  return (
    <div>
      <AmountField
        input={{ ...input, field: { ...field, onBlur: handleBlur } }}
        label={<FieldTitle source={source} />}
        warning={far ?? doubt ?? left}
        unit={unit}
        inUnit={(text) => amountIn(unit, text)}
        {...amount}
      />
      <Suspense>
        <ChangedAmount source={source} />
      </Suspense>
    </div>
  );
}

/** What was said of fields that have to agree is looked at again when one of them changes: whichever was wrong, one is blamed. */
function useAgreement() {
  const { watch, getFieldState, trigger } = useFormContext();
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      const blamed = agreeingWith(name ?? '').filter((field) => getFieldState(field).invalid);
      if (blamed.length > 0) void trigger(blamed);
    });
    return unsubscribe;
  }, [watch, getFieldState, trigger]);
}

function HsCodeInput() {
  const code = useWatch<Record<string, string | null | undefined>>({ name: 'hs_code' }) ?? '';
  const isTyped = useIsTyped(code);
  const odd = isTyped || !isHsCode(code.trim()) ? undefined : oddHsCode(code);
  return (
    <TextInput
      source="hs_code"
      validate={isCode}
      helperText={odd ?? TRADE.hsHint}
      sx={odd ? MARKED : undefined}
    />
  );
}

/** From when what is sold out is to be had again; another availability takes it away. */
function ReturnInput() {
  const source = 'back_in_stock_on';
  const [availability, day] = useWatch<Record<string, unknown>>({ name: ['availability', source] });
  const { setValue } = useFormContext();
  const isSoldOut = availability === 'sold_out';
  useEffect(() => {
    if (!isSoldOut && day) setValue(source, null, { shouldDirty: true });
  }, [isSoldOut, day, setValue]);
  return isSoldOut ? <DayInput source={source} hint={TRADE.returnHint} /> : null;
}

interface DayInputProps {
  source: DayField;
  hint?: string;
}

function DayInput({ source, hint }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = isPast(useWatch<Record<string, string | null | undefined>>({ name: source }));
  // Of half a date the browser tells no value, which would clear the field.
  const isWhole = () => (input.current?.validity.badInput ? TRADE.dayUnclear : undefined);
  return (
    <TextInput
      source={source}
      type="date"
      validate={isWhole}
      helperText={isOver ? PAST_DAYS[source] : (hint ?? false)}
      sx={isOver ? MARKED : undefined}
      slotProps={{ htmlInput: { ref: input }, inputLabel: { shrink: true } }}
    />
  );
}
