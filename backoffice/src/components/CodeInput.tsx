import { SelectInput, type SelectInputProps } from 'react-admin';

interface CodeInputProps extends SelectInputProps {
  /** By the API's code. */
  words: Readonly<Record<string, string>>;
}

export function CodeInput({ words, ...input }: CodeInputProps) {
  return <SelectInput {...input} choices={Object.entries(words).map(([id, name]) => ({ id, name }))} />;
}
