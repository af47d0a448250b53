const whole = new Intl.NumberFormat('en-IN');

/** 123456 → `1,23,456` */
export const formatNumber = (number: number): string => whole.format(number);
