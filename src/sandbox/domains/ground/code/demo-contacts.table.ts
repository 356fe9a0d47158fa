/** Addresses of the demo members; 无号看客 has bound nothing. */
export const DEMO_CONTACTS: Readonly<Record<string, { readonly phone: string; readonly email: string }>> = {
  beian: { phone: '13800002076', email: 'beian@courtside.example' },
  xuexian: { phone: '13900001018', email: 'xuexian@courtside.example' },
  qinghe: { phone: '13700005520', email: 'qinghe@courtside.example' },
  fangguan: { phone: '13600008866', email: 'fangguan@courtside.example' },
  xinren: { phone: '13500003301', email: 'xinren@courtside.example' },
};
