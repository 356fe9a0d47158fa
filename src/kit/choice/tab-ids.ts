/** The id of one tab of the list `list`. */
export function tabId(list: string, value: string): string {
  return `${list}-tab-${value}`;
}

/** The id of the panel that the tab opens. */
export function panelId(list: string, value: string): string {
  return `${list}-panel-${value}`;
}
