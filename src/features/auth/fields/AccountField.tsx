import { Form, type FormItemProps } from 'antd'

type Props = Pick<
  FormItemProps,
  'name' | 'label' | 'rules' | 'extra' | 'dependencies' | 'normalize' | 'children'
>

/**
 * A labelled field, validated on blur, with its error below. A field that was never typed into is
 * not validated before the form is submitted.
 */
export function AccountField(props: Props) {
  const isUntouched = Form.useWatch(props.name) === undefined
  return <Form.Item validateTrigger={isUntouched ? false : 'onBlur'} {...props} />
}
