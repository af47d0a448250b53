/** The 28 states, without union territories (spec 1 §5). */
export const indianStates = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

/** The 29 entries of the enrolment forms: the states and Delhi (spec 2 §9). */
export const enrolmentStates = [
  ...indianStates.slice(0, indianStates.indexOf('Goa')),
  'Delhi',
  ...indianStates.slice(indianStates.indexOf('Goa')),
] as readonly ((typeof indianStates)[number] | 'Delhi')[];
