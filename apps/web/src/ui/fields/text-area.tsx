// Several lines of text with their label, hint and error.
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { Field, type FieldWords } from './field.tsx';

export interface TextAreaProps extends FieldWords, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, invalid, id, className, ...input } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, invalid, id, className }}>
      {(control) => <textarea {...input} {...control} className={classNames(styles.input, styles.area)} />}
    </Field>
  );
}
