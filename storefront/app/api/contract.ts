// Written by `npm run contract` from api/openapi.json.

/** The fields that each request has, and their limits: characters, bytes, media types. */
export const REQUESTS = {
  "LoginRequest": {
    "username": {},
    "pass": {},
    "device": {
      "maxLength": 100
    },
    "code": {
      "maxLength": 50
    }
  },
  "ConfirmRequest": {
    "pass": {}
  },
  "TotpCodeRequest": {
    "code": {}
  },
  "PasswordRequest": {
    "password": {
      "minLength": 6,
      "maxLength": 128
    }
  },
  "AdminRequest": {
    "first_name": {
      "maxLength": 100
    },
    "last_name": {
      "maxLength": 100
    },
    "username": {
      "maxLength": 100
    },
    "email": {
      "maxLength": 254
    }
  },
  "NewAdminRequest": {
    "first_name": {
      "maxLength": 100
    },
    "last_name": {
      "maxLength": 100
    },
    "username": {
      "maxLength": 100
    },
    "email": {
      "maxLength": 254
    },
    "password": {
      "minLength": 6,
      "maxLength": 128
    }
  },
  "DisabledRequest": {
    "disabled": {}
  },
  "CategoryRequest": {
    "nama_category": {
      "maxLength": 100
    }
  },
  "UpdateCategoryRequest": {
    "nama_category": {
      "maxLength": 100
    },
    "version": {}
  },
  "CreateProductRequest": {
    "description": {
      "maxLength": 5000
    },
    "image": {
      "maxBytes": 10485760,
      "mediaTypes": [
        "image/jpeg",
        "image/png",
        "image/webp",
        "image/avif"
      ]
    },
    "name": {
      "maxLength": 150
    },
    "price": {},
    "category_id": {}
  },
  "UpdateProductRequest": {
    "description": {
      "maxLength": 5000
    },
    "image": {
      "maxBytes": 10485760,
      "mediaTypes": [
        "image/jpeg",
        "image/png",
        "image/webp",
        "image/avif"
      ]
    },
    "name": {
      "maxLength": 150
    },
    "price": {},
    "category_id": {},
    "version": {}
  },
  "ContactRequest": {
    "url_whatsapp": {
      "maxLength": 500
    },
    "url_instagram": {
      "maxLength": 500
    },
    "url_tiktok": {
      "maxLength": 500
    },
    "url_email": {
      "maxLength": 500
    },
    "url_fb": {
      "maxLength": 500
    }
  },
  "UpdateContactRequest": {
    "url_whatsapp": {
      "maxLength": 500
    },
    "url_instagram": {
      "maxLength": 500
    },
    "url_tiktok": {
      "maxLength": 500
    },
    "url_email": {
      "maxLength": 500
    },
    "url_fb": {
      "maxLength": 500
    },
    "version": {}
  },
  "CompanyInfoRequest": {
    "judul": {
      "maxLength": 150
    },
    "value_company": {
      "maxLength": 2000
    },
    "image": {
      "maxBytes": 10485760,
      "mediaTypes": [
        "image/jpeg",
        "image/png",
        "image/webp",
        "image/avif"
      ]
    }
  },
  "UpdateCompanyInfoRequest": {
    "judul": {
      "maxLength": 150
    },
    "value_company": {
      "maxLength": 2000
    },
    "image": {
      "maxBytes": 10485760,
      "mediaTypes": [
        "image/jpeg",
        "image/png",
        "image/webp",
        "image/avif"
      ]
    },
    "version": {}
  }
} as const;

/** Pixels: the widths of a stored picture, below its own. */
export const PICTURE_WIDTHS = [320,640,960] as const;
